import { useTranslation } from 'react-i18next';
import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { FillBar } from '#web/ui/progress/progress-bar.tsx';

/** How much lies on a shelf, of what fits. */
export const ShelfFill = ({ shelf: { load, capacity } }: { shelf: Pick<ShelfRow, 'load' | 'capacity'> }) => {
  const { t } = useTranslation();
  return <FillBar done={load} of={capacity} text={t('shelves.loadOf', { load, capacity })} />;
};
