import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WarehouseOverview } from '#contracts/overview/overview-queries.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { heatOf, share } from './heat.ts';
import styles from './heat-map.module.css';

interface Props {
  shelf: WarehouseOverview['zones'][number]['shelves'][number];
  /** Its row and column in the map's grid. */
  area: string;
  to: string;
  /** Where the Tab key enters the map. */
  entry: boolean;
  changed: boolean;
}

/** Of hundreds, those are drawn anew that changed. */
export const ShelfCell = memo(({ shelf, area, to, entry, changed }: Props) => {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const filled = share(shelf.load, shelf.capacity);
  const looks = { className: styles['cell'], 'data-shelf': shelf.id, 'data-heat': heatOf(shelf), 'data-changed': changed, style: { gridArea: area } };
  const said = (
    <>
      <span aria-hidden="true">{filled.slice(0, -1)}</span>
      <span className="unseen">{t('occupancy.shelf', { ...shelf, share: filled })}</span>
    </>
  );
  return mayOpen(to) ? (
    <Link to={to} tabIndex={entry ? 0 : -1} {...looks}>
      {said}
    </Link>
  ) : (
    <span {...looks}>{said}</span>
  );
});
