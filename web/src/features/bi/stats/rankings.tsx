import { useTranslation } from 'react-i18next';
import type { Bi } from '#contracts/bi/bi-queries.ts';
import { unowned, unownedName } from '#contracts/reference/reference-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { wholeMoney } from '#web/ui/text/short-figures.ts';
import type { BiAsked } from '../bi-asked.ts';
import { receivedRows, shippedRows, soldRows, storedRows } from '../drill-down-links.ts';
import styles from '../bi.module.css';
import { Ranking, type Ranked } from './ranking.tsx';

interface Props {
  bi: Bi;
  asked: BiAsked;
  today: string;
  onFilter: (filter: { wareId?: string; shopId?: string }) => void;
}

type Part = Bi['shops'][number] | Bi['warehouses'][number];

/** The same figures by warehouse, by shop and by platform; a name narrows the whole page to it. */
export const Rankings = ({ bi, asked, today, onFilter }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const columns = [t('bi.sales'), t('bi.profit'), t('bi.inboundShort'), t('bi.outboundShort'), t('bi.stock')];

  const ranked = (parts: readonly Part[], filterOf: (part: Part) => { wareId?: string; shopId?: string }): Ranked[] => {
    const measure = parts.some(({ sales }) => sales > 0) ? 'sales' : 'outbound';
    const most = Math.max(1, ...parts.map((part) => part[measure]));
    return parts.map((part) => {
      const filter = filterOf(part);
      const scope = { ...asked, from: bi.from, to: bi.to, ...filter };
      return {
        key: String(part.id),
        name: (
          <button type="button" className={styles['narrow']} onClick={() => onFilter(filter)}>
            {part.id === unowned.id ? words(unownedName) : part.name || part.id}
          </button>
        ),
        part: part[measure] / most,
        cells: [
          { text: wholeMoney(part.sales), to: soldRows(scope) },
          { text: wholeMoney(part.profit), to: soldRows(scope) },
          { text: formatCount(part.inbound), to: receivedRows(scope) },
          { text: formatCount(part.outbound), to: shippedRows(scope) },
          { text: formatCount(part.stock), to: storedRows(scope, today) },
        ],
      };
    });
  };

  const mostSold = Math.max(1, ...bi.platforms.map(({ sales }) => sales));
  return (
    <div className={styles['thirds']}>
      <Ranking
        title={t('bi.byWarehouse')}
        columns={columns}
        rows={ranked(bi.warehouses, ({ id }) => ({ wareId: String(id) }))}
        nothing={t('bi.emptyText')}
      />
      <Ranking title={t('bi.byShop')} columns={columns} rows={ranked(bi.shops, ({ id }) => ({ shopId: String(id) }))} nothing={t('bi.emptyText')} />
      <Ranking
        title={t('bi.byPlatform')}
        columns={[t('bi.sales'), t('bi.profit'), t('bi.items')]}
        rows={bi.platforms.map(({ platform, sales, profit, items }) => {
          const to = soldRows({ ...asked, from: bi.from, to: bi.to }, platform);
          return {
            key: platform,
            name: <PageLink to={to}>{platform || '–'}</PageLink>,
            part: sales / mostSold,
            cells: [wholeMoney(sales), wholeMoney(profit), formatCount(items)].map((text) => ({ text, to })),
          };
        })}
        nothing={t('bi.noSales')}
      />
    </div>
  );
};
