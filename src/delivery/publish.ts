import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { checkBuild } from "./checkBuild";
import { filesIn } from "./filesIn";
import { hashedPaths, securityHeaders } from "./headers";
import { nginxConfiguration } from "./nginx";

const keptReleases = 5;
const twoWeeks = 14 * 24 * 60 * 60 * 1000;

/**
 * A folder of a server of one's own, which serves `current` in it:
 *
 *     current             a link to one of the releases
 *     releases/TIME       a build, with _nginx.conf, and the hashed files of earlier builds that are
 *                         still kept
 *     releases/TIME.json  these files, each with the time at which a build did without it
 */
const releasesFolder = (site: string) => path.join(site, "releases");
const releaseFolder = (site: string, release: string) => path.join(releasesFolder(site), release);
const currentLink = (site: string) => path.join(site, "current");

/**
 * Publishes a build at once, or not at all.
 *
 * @param build the output of a build, such as `public`
 * @param site the folder on the server
 * @returns the name of the release
 * @throws when the build is not whole; what is published then stays as it is
 */
export function publish(build: string, site: string, now = new Date()): string {
  const faults = checkBuild(build);
  if (faults.length > 0) {
    throw new Error(
      `Nothing was published, for the build in ${build} is not whole:\n${faults.join("\n")}\nRun "npm run build", then publish again.`,
    );
  }
  const previous = currentRelease(site);
  const release = now.toISOString().replaceAll(":", "-");
  const unfinished = releaseFolder(site, "unfinished");
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(releasesFolder(site), { recursive: true });
  cpSync(build, unfinished, { recursive: true });
  // It names the release, so that nginx changes pages and headers at once, when it reloads this file.
  writeFileSync(
    path.join(unfinished, "_nginx.conf"),
    nginxConfiguration(path.resolve(releaseFolder(site, release)), securityHeaders(build)),
  );
  renameSync(unfinished, releaseFolder(site, release));
  if (previous) carryOver(site, previous, release, now);
  switchTo(site, release);
  for (const old of releases(site).slice(0, -keptReleases)) {
    rmSync(releaseFolder(site, old), { recursive: true });
    rmSync(recordFile(site, old), { force: true });
  }
  return release;
}

/**
 * Goes back to the release before the one that is published.
 *
 * @param site the folder on the server
 * @returns the name of the release that is published now
 * @throws when there is no release before
 */
export function undo(site: string, now = new Date()): string {
  const current = currentRelease(site);
  const target = current && releases(site).findLast((release) => release < current);
  if (!target) throw new Error(`There is no earlier release in ${site} to go back to.`);
  carryOver(site, current, target, now);
  switchTo(site, target);
  return target;
}

/** @returns the names of the releases, the oldest first */
const releases = (site: string) =>
  readdirSync(releasesFolder(site), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "unfinished")
    .map(({ name }) => name)
    .sort();

function currentRelease(site: string): string | undefined {
  const link = currentLink(site);
  const stats = lstatSync(link, { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (stats.isSymbolicLink()) return path.basename(readlinkSync(link));
  throw new Error(`${link} must be a link to a release. Move away what stands there.`);
}

/** A link cannot be changed, but a new one can take its name in one step. */
function switchTo(site: string, release: string): void {
  const link = path.join(site, "next");
  rmSync(link, { force: true });
  symlinkSync(path.join("releases", release), link);
  renameSync(link, currentLink(site));
}

/** The time at which a build did without a file, by the file. */
type Kept = { [file: string]: string };

const recordFile = (site: string, release: string) => `${releaseFolder(site, release)}.json`;

function keptIn(site: string, release: string): Kept {
  const file = recordFile(site, release);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Brings the hashed files of one release into another that lacks them. */
function carryOver(site: string, from: string, to: string, now: Date): void {
  const wasKept = keptIn(site, from);
  const kept = keptIn(site, to);
  const hashed = filesIn(releaseFolder(site, from)).filter((file) => hashedPaths.test(`/${file}`));
  // Pages that are open may still ask for them.
  for (const file of hashed) {
    const target = path.join(releaseFolder(site, to), file);
    const since = wasKept[file] ?? now.toISOString();
    if (existsSync(target) || now.getTime() - Date.parse(since) > twoWeeks) continue;
    cpSync(path.join(releaseFolder(site, from), file), target);
    kept[file] = since;
  }
  writeFileSync(recordFile(site, to), JSON.stringify(kept, null, 2));
}
