import type { Page } from 'playwright-core';

/** What makes the page scroll sideways. A table may scroll in a place of its own. */
export const goesPastTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrollsItself = (element: Element): boolean => {
      for (let index = element.parentElement; index && index !== document.body; index = index.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(index).overflowX) && index.getBoundingClientRect().right <= width + 1) return true;
      return false;
    };
    if (document.documentElement.scrollWidth > width) return [`the page is ${document.documentElement.scrollWidth} px wide and`];
    return [...document.querySelectorAll('#content *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > width + 1 && !scrollsItself(element))
      .map((element) => `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`)
      .slice(0, 3);
  });

/** Controls that a thumb in a glove misses: less than 44 px high or wide. A link inside a sentence is as high as its line. */
export const smallControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#content :is(button, [role=button], a[href], input:not([type=file]), select, [role=combobox])')]
      .filter(
        (control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(control).display !== 'inline',
      )
      .map((control) => (control.matches('input') ? (control.closest('label, .ant-input-affix-wrapper, .ant-select') ?? control) : control))
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 1 && height > 1 && Math.min(width, height) < 44;
      })
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return `${control.tagName.toLowerCase()} "${name.trim().slice(0, 40)}" of ${Math.round(width)} × ${Math.round(height)}`;
      }),
  );
