import { createSiteServer } from "./server";

const port = Number(process.env.PORT ?? 9000);

createSiteServer("public")
  .on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.error(`Port ${port} is in use. Choose another: PORT=${port + 1} npm run serve`);
    process.exit(1);
  })
  .listen(port, "localhost", () => console.log(`The site is at http://localhost:${port}`));
