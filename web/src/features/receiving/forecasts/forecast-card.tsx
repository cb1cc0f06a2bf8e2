import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { PackageStatus } from '../../../shared/package/package-status.tsx';
import { ReceivedBar } from '../../../shared/package/received-bar.tsx';
import { LinesCard } from '../../../ui/list/row-card.tsx';

/** A forecast on a handheld. */
export const ForecastCard = ({ row }: { row: PackageRow }) => (
  <LinesCard>
    <span>
      <strong>{row.preId}</strong> {row.shopInfo.realname}
    </span>
    <PackageStatus row={row} />
    <span className="code">{row.logNo}</span>
    <ReceivedBar received={row.received} expected={row.quantity} />
  </LinesCard>
);
