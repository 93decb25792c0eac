import { createSiteServer } from "./server";

// An argument works in the shells of all systems; a host may set PORT instead.
const wanted = process.argv[2] || process.env.PORT || "9000";
const port = Number(wanted);

const fail = (message: string) => {
  console.error(message);
  process.exit(1);
};

if (!/^[1-9]\d*$/.test(wanted) || port > 65_535) {
  fail(`The port is "${wanted}", but must be a number from 1 to 65535: npm run serve 9001`);
}

try {
  createSiteServer(process.argv[3] ?? "public", (message) => console.log(`Received: ${message}`))
    .on("error", (error: NodeJS.ErrnoException) => {
      const isUsed = error.code === "EADDRINUSE";
      const reason = isUsed ? `Port ${port} is in use` : error.message;
      fail(`${reason}. Choose another: npm run serve 9001`);
    })
    .listen(port, "localhost", () => console.log(`The site is at http://localhost:${port}`));
} catch (error) {
  fail((error as Error).message);
}
