/** @returns the name of the GraphQL type of a file in content/site: `Company` for company.json */
export const typeNameOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
