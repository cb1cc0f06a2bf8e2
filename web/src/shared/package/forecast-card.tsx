import type { ReactNode } from 'react';
import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { TwoColumnCard, FullRow } from '#web/ui/list/row-card.tsx';
import { DifferenceText, PackageStatusTag } from './package-status.tsx';
import { ReceivedBar } from './received-bar.tsx';
import { receivedAsForecast } from './received-text.ts';

/** A forecast on a handheld, and whose it is. */
export const ForecastCard = ({ row, whose }: { row: PackageRow; whose: ReactNode }) => (
  <TwoColumnCard>
    <strong>{row.preId}</strong>
    <PackageStatusTag status={row.status} />
    <span>{whose}</span>
    <span className="code">{row.logNo}</span>
    <FullRow>
      <ReceivedBar received={receivedAsForecast(row)} expected={row.quantity} />
      <DifferenceText row={row} />
    </FullRow>
  </TwoColumnCard>
);
