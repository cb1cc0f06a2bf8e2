import { expect } from 'vitest';
import type { Person } from '#tests/support/people.ts';
import type { PageTitle } from '#web/i18n/texts.ts';

type Closing = 'closeThis' | 'closeLeft' | 'closeRight' | 'closeAll';

/** The bar of visited pages, as a person sees it. */
export const openPages = ({ page, t }: Person) => {
  const bar = page.getByRole('navigation', { name: t('shell.tabs') });
  const tab = (title: PageTitle) => bar.getByRole('button', { name: t(title), exact: true });

  return {
    tab,
    /** All and in their order, by what they are called. */
    seesOpen: (...titles: readonly string[]) =>
      // Beside each stands the cross that closes it.
      expect.poll(() => bar.getByRole('button').filter({ hasText: /\S/ }).allInnerTexts()).toEqual(titles),
    /** From the menu of a tab. */
    async closes(title: PageTitle, which: Closing): Promise<void> {
      const entry = page.getByRole('menuitem', { name: t(`shell.${which}`), exact: true }).filter({ visible: true });
      // The menu of the tab before fades away first.
      await entry.waitFor({ state: 'hidden' });
      await tab(title).click({ button: 'right' });
      await entry.click();
    },
  };
};
