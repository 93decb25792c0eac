import { createSiteServer } from "./server";

const [, , port = "9000", directory = "public"] = process.argv;

// The message says that there is no build, for example, or that the port is in use.
process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exit(1);
});

createSiteServer(directory, (message) => console.log(`Received: ${message}`)).listen(
  Number(port),
  "localhost",
  () => console.log(`The site is at http://localhost:${port}`),
);
