import type { Page } from 'playwright-core';

/** Nothing on the page is an outline any more, and for a moment nothing has moved. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(hasCome).catch((cause: unknown) => {
    throw new Error(`${page.url()} did not come to rest.`, { cause });
  });
  await page.evaluate(atRest);
};

const hasCome = (): boolean =>
  [...document.querySelectorAll('h1, h2')].some((heading) => heading.checkVisibility()) &&
  ![...document.querySelectorAll('[aria-busy=true]')].some((place) => place.checkVisibility());

/** Resolves when the document has not changed for a tenth of a second, and what moves has arrived; at the latest after two: a clock may be running. */
const atRest = (): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      for (const each of document.getAnimations()) if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish();
      resolve();
    };
    let quiet = setTimeout(finish, 100);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(finish, 100);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(finish, 2000);
  });
