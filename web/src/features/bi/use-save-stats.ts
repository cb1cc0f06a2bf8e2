import { useTranslation } from 'react-i18next';
import type { Bi } from '#contracts/bi/bi-queries.ts';
import { saveFile } from '#web/api/files/save-file.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { statsAsCsv, type Stat, type StatTable } from './stats-as-csv.ts';

const ofDays = ['sales', 'profit', 'inbound', 'inspected', 'shelved', 'outbound', 'orders', 'stock'] as const;
const ofParts = ['sales', 'profit', 'inbound', 'outbound', 'stock'] as const;
const ofPlatforms = ['sales', 'profit', 'items'] as const;

/** Saves the figures that show, for a spreadsheet (R2.82): by day, warehouse, shop and platform. Nothing to save without them. */
export const useSaveStats = (bi: Bi | undefined): (() => void) | undefined => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  if (!bi) return undefined;
  const table = (of: string, stats: readonly Stat[], lines: StatTable['lines']): StatTable => ({
    of,
    columns: stats.map((stat) => [stat, t(`bi.${stat}`)]),
    lines,
  });
  return () => {
    const days = table(
      t('bi.day'),
      ofDays,
      bi.days.map(({ day, ...stats }) => ({ name: day, ...stats })),
    );
    const text = statsAsCsv([
      { ...days, ofDays: true },
      table(
        t('bi.byWarehouse'),
        ofParts,
        bi.warehouses.map((warehouse) => ({ ...warehouse, name: warehouse.name || warehouse.id })),
      ),
      table(
        t('bi.byShop'),
        ofParts,
        bi.shops.map((shop) => ({ ...shop, name: ownerName({ id: shop.id, uid: String(shop.id), realname: shop.name }) })),
      ),
      table(
        t('bi.byPlatform'),
        ofPlatforms,
        bi.platforms.map(({ platform, ...stats }) => ({ name: platform, ...stats })),
      ),
    ]);
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${t('bi.exportName', { from: bi.from, to: bi.to })}.csv`);
  };
};
