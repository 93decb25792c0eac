import { spawnSync } from "node:child_process";

const serve = (port: string, argument = "") => {
  const command = ["--import", "tsx", "src/delivery/serve.ts", argument];
  const env = { ...process.env, PORT: port };
  return spawnSync(process.execPath, command, { encoding: "utf8", env, timeout: 20_000 });
};

it.each([
  ["abc", ""],
  ["70000", ""],
  ["9000", "9001x"],
])("npm run serve says which ports it takes: PORT=%s, argument %j", (port, argument) => {
  const { status, stderr } = serve(port, argument);

  expect(stderr).toMatch(
    /^The port is ".+", but must be a number from 1 to 65535: npm run serve 9001\n$/,
  );
  expect(status).toBe(1);
});
