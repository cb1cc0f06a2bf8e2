import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { DifferenceText, PackageStatusTag } from '../../shared/package/package-status.tsx';
import { ReceivedBar } from '../../shared/package/received-bar.tsx';
import { PairsCard } from '../../ui/list/row-card.tsx';

/** A package on a handheld. */
export const PackageCard = ({ row }: { row: PackageRow }) => (
  <PairsCard>
    <strong>{row.preId}</strong>
    <PackageStatusTag status={row.status} />
    <span className="code">{row.logNo}</span>
    <ReceivedBar received={row.received} expected={row.quantity} />
    <DifferenceText row={row} />
  </PairsCard>
);
