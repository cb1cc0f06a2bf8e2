import type { Page } from 'playwright-core';

/** Everything a page says to whoever sees or hears it: texts in sight, names of controls, hints. What is marked as another language is left out. */
export const textsShown = (page: Page): Promise<string[]> => page.evaluate(collect);

const collect = (): string[] => {
  const own = document.documentElement.lang.slice(0, 2);
  const isOwn = (element: Element): boolean => (element.closest('[lang]')?.getAttribute('lang') ?? own).startsWith(own);
  const found = new Set<string>([document.title]);
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility() || !isOwn(element)) continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.add(node.textContent ?? '');
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(element.getAttribute(name) ?? '');
  }
  return [...found].map((text) => text.trim()).filter((text) => text !== '');
};
