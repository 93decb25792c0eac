type Location = { pathname: string };

/** Stands in for Gatsby's scroll positions in sessionStorage: nothing outlives the open page. */
export class SessionStorage {
  private positions = new Map<string, number>();

  read(location: Location, key: string | null): number {
    return this.positions.get(`${location.pathname}|${key}`) ?? 0;
  }

  save(location: Location, key: string | null, position: number): void {
    this.positions.set(`${location.pathname}|${key}`, position);
  }
}
