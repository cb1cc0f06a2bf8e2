import type { Page } from 'playwright-core';

/** Fields that hold what someone called something: shops, warehouses and their cities, products, people. What the portal itself says, such as a status, is none. */
const ofNames = /^(?!.*(status|state|type)).*(name|title|brand|shop|operator|remarks?|city|address)$/i;

/**
 * Listens to the names in what the portal answers: they stand on a page as their owners write them, in any language. What it returns answers all of them once
 * every answer so far has been read.
 */
export const namesHeard = (page: Page): (() => Promise<ReadonlySet<string>>) => {
  const names = new Set<string>();
  const readings: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    readings.push(
      response.json().then(
        (answer) => keepNames(answer, names),
        () => undefined,
      ),
    );
  });
  return async () => {
    await Promise.all(readings.splice(0));
    return names;
  };
};

const keepNames = (value: unknown, names: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inner] of Object.entries(value))
    if (typeof inner !== 'string') keepNames(inner, names);
    else if (ofNames.test(field)) names.add(inner);
};
