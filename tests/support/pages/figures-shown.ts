import type { Page } from 'playwright-core';

/** What a page shows of moments, counts and money, and what of it is not written as agreed (R9.32, R9.34). */
export interface FiguresShown {
  moments: number;
  counts: number;
  money: number;
  wrong: string[];
}

/** Looks at everything in sight: the same in both languages. */
export const figuresShown = (page: Page): Promise<FiguresShown> => page.evaluate(collect);

const collect = (): FiguresShown => {
  const found: FiguresShown = { moments: 0, counts: 0, money: 0, wrong: [] };
  const inSight = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  const textOf = (element: HTMLElement) => element.innerText.trim();

  /** In the viewer's zone; relative times are words. */
  const writings = (at: Date): string[] => {
    const two = (part: number) => String(part).padStart(2, '0');
    const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
    const clock = `${two(at.getHours())}:${two(at.getMinutes())}`;
    return [`${day} ${clock}:${two(at.getSeconds())}`, day, `${clock}:${two(at.getSeconds())}`, clock, `${day.slice(5)}\u00a0${clock}`];
  };
  for (const element of inSight('time[datetime]')) {
    const text = textOf(element);
    if (!/\d[-:]\d/.test(text)) continue;
    found.moments++;
    if (!writings(new Date(element.getAttribute('datetime')!)).includes(text)) found.wrong.push(`moment ${text}`);
  }

  /** Digits of equal width: what stands below one another can be compared. */
  const isTabular = (element: HTMLElement) => getComputedStyle(element).fontVariantNumeric.includes('tabular-nums');
  for (const element of inSight('.figures, td[data-numeric="true"]')) {
    const text = textOf(element);
    if (!/\d/.test(text)) continue;
    found.counts++;
    if (!isTabular(element)) found.wrong.push(`not tabular: ${text}`);
  }

  const foreignDate =
    /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\d{4}\/\d{1,2}\/\d{1,2}\b|\d年\d{1,2}月|\b\d{1,2}:\d{2} ?[AP]M\b|[上下]午\d|\b\d{4}-\d\d-\d\dT\d/i;
  const grouped = /^[−+]?(?:\$|¥|€)\d{1,3}(?:,\d{3})*(?:\.\d{1,2})?(?!\d|,\d)/;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    if (!node.parentElement?.checkVisibility()) continue;
    if (foreignDate.test(text)) found.wrong.push(`date ${text}`);
    for (const { index } of text.matchAll(/[−+]?[$¥€](?=\d)/g)) {
      found.money++;
      if (!grouped.test(text.slice(index))) found.wrong.push(`money ${text}`);
    }
    if (node.parentElement.closest('.figures, td[data-numeric="true"]') && /(?<![\d.,:·A-Z-])\d{4,}(?![\d:A-Z-])/.test(text))
      found.wrong.push(`count ${text}`);
  }
  return found;
};
