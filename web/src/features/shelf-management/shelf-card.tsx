import { useTranslation } from 'react-i18next';
import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { ShelfFill } from '#web/shared/shelves/shelf-fill.tsx';
import { TwoColumnCard } from '#web/ui/list/row-card.tsx';

/** A shelf on a handheld. */
export const ShelfCard = ({ row: shelf }: { row: ShelfRow }) => {
  const { t } = useTranslation();
  return (
    <TwoColumnCard>
      <strong>{shelf.name}</strong>
      <ShelfFill shelf={shelf} />
      <span>
        {[shelf.zone && t('shelves.inZone', { zone: shelf.zone }), t('shelves.onLevel', { level: shelf.level })].filter(Boolean).join(' · ')}
      </span>
      <span>{t('shelves.room', { count: shelf.free })}</span>
    </TwoColumnCard>
  );
};
