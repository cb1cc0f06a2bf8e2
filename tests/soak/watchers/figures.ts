import { getBi } from '#contracts/bi/bi-queries.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { formatCount, formatMoney } from '#web/ui/text/formats.ts';
import { arrive, type Watcher } from './watcher.ts';

/** Days that the page looks back over. */
const days = 30;

/** An administrator at the business overview. */
export const figuresWatcher = async (url: string): Promise<Watcher> => {
  const { person, calls, close } = await arrive(url, 'admin');
  const { page, t } = person;
  const dayAgo = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const range = { from: dayAgo(days - 1), to: dayAgo(0) };
  await person.goesTo(withQuery(adminPaths.bi, range));
  const figure = (label: string | RegExp) =>
    page.getByRole('term').filter({ hasText: label }).locator('xpath=..').getByRole('link').locator('[title]');
  await figure(t('bi.sales')).waitFor();
  // After midnight the stock of the range is that of yesterday, and says so.
  const stock = new RegExp(`${t('bi.stockNow')}|${t('bi.stockThen', { day: range.to })}`);
  const labels = { sales: t('bi.sales'), profit: t('bi.profit'), inbound: t('bi.inbound'), outbound: t('bi.outbound'), stock };
  const measures = Object.keys(labels) as (keyof typeof labels)[];

  return {
    name: 'figures',
    page,
    close,
    goesOn: async () => undefined,
    shows: () => Promise.all(measures.map(async (measure) => `${measure}: ${await figure(labels[measure]).getAttribute('title')}`)),
    isTold: async () => {
      const { kpis } = await calls.read(getBi, range);
      return measures.map((measure) => {
        const exact = measure === 'sales' || measure === 'profit' ? formatMoney : formatCount;
        return `${measure}: ${exact(kpis[measure].value)}`;
      });
    },
  };
};
