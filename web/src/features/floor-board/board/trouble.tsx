import { useTranslation } from 'react-i18next';
import type { FloorBoard } from '#contracts/floor/floor-board.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { addressOf } from '#web/core/list/page-state.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import styles from './board.module.css';

export const troubles = ['sought', 'inException', 'toPutBack', 'unclaimed', 'repairsLate'] as const;

/** What stands in the way, each count leading to where it is dealt with, and which shift it is. */
export const Trouble = ({ board: { counters, shift, warehouseId } }: { board: FloorBoard }) => {
  const { t } = useTranslation();
  const { terminal } = useUser();
  const staff = terminal === 'warehouse';
  const links: Record<(typeof troubles)[number], string | undefined> = {
    sought: addressOf(staff ? warehousePaths.missing : adminPaths.missing, {
      pageNo: 1,
      view: 'sought',
      filters: staff ? {} : { wareId: warehouseId },
    }),
    inException: staff ? addressOf(warehousePaths.shipWithLabel, { pageNo: 1, view: 'exception', filters: {} }) : undefined,
    toPutBack: staff ? withQuery(warehousePaths.shelving, {}) : undefined,
    unclaimed: withQuery(staff ? warehousePaths.forecasts : adminPaths.forecasts, { ...(staff ? {} : { wareId: warehouseId }), type: 'unclaimed' }),
    repairsLate: staff ? withQuery(warehousePaths.repairs, {}) : withQuery(adminPaths.repairTasks, {}),
  };
  return (
    <div className={styles['trouble']}>
      <span className={styles['shift']}>{t('floorBoard.shift', { from: shift.from, to: shift.to })}</span>
      <ul aria-label={t('floorBoard.trouble')}>
        <li data-alarming={counters.late > 0}>
          <span>{t('floorBoard.lateCards')}</span> <strong data-none={counters.late === 0}>{formatCount(counters.late)}</strong>
        </li>
        {troubles.map((key) => (
          <li key={key} data-alarming={key === 'repairsLate' && counters[key] > 0}>
            <PageLink to={links[key]}>
              <span>{t(`floorBoard.${key}`)}</span> <strong data-none={counters[key] === 0}>{formatCount(counters[key])}</strong>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
