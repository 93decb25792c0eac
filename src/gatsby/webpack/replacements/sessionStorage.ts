type Location = { pathname: string };

/** Keeps scroll positions in memory, where Gatsby writes them to sessionStorage. */
export class SessionStorage {
  private positions = new Map<string, number>();

  read(location: Location, key: string | null): number {
    return this.positions.get(`${location.pathname}|${key}`) ?? 0;
  }

  save(location: Location, key: string | null, position: number): void {
    this.positions.set(`${location.pathname}|${key}`, position);
  }
}
