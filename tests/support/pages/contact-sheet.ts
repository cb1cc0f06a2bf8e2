import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** The gallery: one row for a page, one column for a state, kept with what else the tests leave behind. */
export const contactSheet = (folder: string) => {
  const shots = new Map<string, Map<string, string>>();
  return {
    /** Resolves when the picture is taken. */
    take: async (page: Page, of: string, state: string): Promise<void> => {
      const file = `${of} ${state}.jpg`.replaceAll(/[^\w.]+/g, '-').replace(/^-/, '');
      await mkdir(folder, { recursive: true });
      await page.screenshot({ path: path.join(folder, file), type: 'jpeg', quality: 60 });
      shots.set(of, (shots.get(of) ?? new Map<string, string>()).set(state, file));
    },
    statesOf: (of: string): string[] => [...(shots.get(of)?.keys() ?? [])],
    bind: (): Promise<void> => writeFile(path.join(folder, 'index.html'), sheet(shots)),
  };
};

const sheet = (shots: ReadonlyMap<string, ReadonlyMap<string, string>>): string => `<!doctype html>
<meta charset="utf-8" />
<title>Pages in every state</title>
<style>
  body { font: 13px system-ui; margin: 20px }
  section { display: flex; gap: 10px; overflow-x: auto }
  figure { margin: 0 }
  img { width: 480px; border: 1px solid #ddd }
</style>
${[...shots].map(([of, states]) => `<h2>${of}</h2><section>${[...states].map(figure).join('')}</section>`).join('\n')}
`;

const figure = ([state, file]: [string, string]): string =>
  `<figure><img src="${file}" alt="" loading="lazy" /><figcaption>${state}</figcaption></figure>`;
