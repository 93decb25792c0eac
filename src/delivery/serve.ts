import { existsSync } from "node:fs";
import { createSiteServer } from "./server";

const folder = "public";
const port = Number(process.env.PORT ?? 9000);

if (!existsSync(`${folder}/index.html`)) {
  console.error(`There is no build in ${folder}/. Run "npm run build" first.`);
  process.exit(1);
}

createSiteServer(folder)
  .on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm run serve`);
    process.exit(1);
  })
  .listen(port, "localhost", () => console.log(`The site is at http://localhost:${port}`));
