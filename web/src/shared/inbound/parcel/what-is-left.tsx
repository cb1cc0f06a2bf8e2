import { CircleCheckBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { UnitRow } from '#web/ui/floor/parts/unit-row.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import type { InboundUnit } from './use-parcel-in-hand.ts';

interface Group<Unit> {
  title?: string;
  units: readonly Unit[];
  /** Takes one in hand; those of a group without it are done. */
  take?: (unit: Unit) => void;
}

interface Props<Unit> {
  /** Where to go on once nothing is left. */
  done: { title: string; text: string; next: string; to: string } | undefined;
  groups: readonly Group<Unit>[];
  statusOf: (unit: Unit) => ReactNode;
}

/** Between two items of a parcel: what is still to do, what is done, and on to the next page when nothing is left. */
export const WhatIsLeft = <Unit extends InboundUnit>({ done, groups, statusOf }: Props<Unit>) => {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  return (
    <>
      {done && (
        <FloorDone icon={CircleCheckBig} title={done.title} lines={[done.text]}>
          {mayOpen(done.to) && (
            <FloorButton tone="next" onClick={() => void navigate(done.to)}>
              {done.next}
            </FloorButton>
          )}
        </FloorDone>
      )}
      {groups
        .filter(({ units }) => units.length > 0)
        .map(({ title, units, take }, index) => (
          <FloorRows key={title ?? index} title={title}>
            {units.map((unit) => (
              <UnitRow
                key={unit.oneId}
                image={unit.img}
                title={unit.remarks}
                oneId={unit.oneId}
                after={statusOf(unit)}
                end={unit.shelf ?? sizeText(unit.spec)}
                dim={!take}
                onClick={take && (() => take(unit))}
              />
            ))}
          </FloorRows>
        ))}
    </>
  );
};
