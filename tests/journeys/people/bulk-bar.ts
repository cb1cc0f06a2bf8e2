import type { Person } from '#tests/support/people.ts';

/** Does something with what is chosen in a list: at once, or behind "More" where the bar has no room for it. */
export const pressesInBar = async ({ page, t }: Pick<Person, 'page' | 't'>, label: string): Promise<void> => {
  const bar = page.getByRole('toolbar').filter({ visible: true });
  await bar.waitFor();
  const button = bar.getByRole('button', { name: label, exact: true });
  if ((await button.count()) > 0) return button.click();
  await bar.getByRole('button', { name: t('ui.more') }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
};
