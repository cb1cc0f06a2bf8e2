import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { DifferenceText, PackageStatusTag } from '../../shared/package/package-status.tsx';
import { ReceivedBar } from '../../shared/package/received-bar.tsx';
import styles from './packages.module.css';

/** A package on a handheld. */
export const PackageCard = ({ row }: { row: PackageRow }) => (
  <span className={styles['card']}>
    <strong>{row.preId}</strong>
    <PackageStatusTag status={row.status} />
    <span className="code">{row.logNo}</span>
    <ReceivedBar received={row.received} expected={row.quantity} />
    <DifferenceText row={row} />
  </span>
);
