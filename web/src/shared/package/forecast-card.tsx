import type { ReactNode } from 'react';
import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { LinesCard } from '../../ui/list/row-card.tsx';
import { PackageStatus } from './package-status.tsx';
import { ReceivedBar } from './received-bar.tsx';

/** A forecast on a handheld; `whose` stands beside its number. */
export const ForecastCard = ({ row, whose }: { row: PackageRow; whose: ReactNode }) => (
  <LinesCard>
    <span>
      <strong>{row.preId}</strong> {whose}
    </span>
    <PackageStatus row={row} />
    <span className="code">{row.logNo}</span>
    <ReceivedBar received={row.received} expected={row.quantity} />
  </LinesCard>
);
