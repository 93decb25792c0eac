import { createSiteServer } from "./server";

const port = Number(process.env.PORT ?? 9000);

const fail = (message: string) => {
  console.error(message);
  process.exit(1);
};

try {
  createSiteServer("public")
    .on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") throw error;
      fail(`Port ${port} is in use. Choose another: PORT=${port + 1} npm run serve`);
    })
    .listen(port, "localhost", () => console.log(`The site is at http://localhost:${port}`));
} catch (error) {
  fail((error as Error).message);
}
