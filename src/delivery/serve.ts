import { existsSync } from "node:fs";
import { createSiteServer } from "./server";

const directory = "public";
const port = Number(process.env.PORT ?? 9000);

if (!existsSync(`${directory}/index.html`)) {
  console.error(`There is no build in ${directory}/. Run "npm run build" first.`);
  process.exit(1);
}

createSiteServer(directory)
  .on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.error(`Port ${port} is in use. Choose another: PORT=${port + 1} npm run serve`);
    process.exit(1);
  })
  .listen(port, "localhost", () => console.log(`The site is at http://localhost:${port}`));
