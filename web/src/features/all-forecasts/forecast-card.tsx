import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { PackageStatus } from '../../shared/package/package-status.tsx';
import { ReceivedBar } from '../../shared/package/received-bar.tsx';
import styles from './all-forecasts.module.css';

/** A forecast on a handheld. */
export const ForecastCard = ({ row }: { row: PackageRow }) => (
  <span className={styles['card']}>
    <span>
      <strong>{row.preId}</strong> {row.shopInfo.realname} · {row.wareName}
    </span>
    <PackageStatus row={row} />
    <span className="code">{row.logNo}</span>
    <ReceivedBar received={row.received} expected={row.quantity} />
  </span>
);
