import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ItemState } from '#contracts/item/item-states.ts';
import { inboundStepLink, type InboundStep } from '#web/core/links/inbound-step.ts';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { useOwnerName } from '../reference/use-owner-name.ts';
import { parcelsOf } from './parcels-of.ts';
import { useWaitingUnits } from './use-waiting-units.ts';

interface Props {
  step: InboundStep;
  /** Of the units that wait for it. */
  state: ItemState;
  title: string;
  /** What to scan, where nothing waits or nobody may say what does. */
  children: ReactNode;
}

/** Where a step begins: what waits for it, by the parcel. */
export const WaitingParcels = ({ step, state, title, children }: Props) => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const navigate = useNavigate();
  const read = useWaitingUnits(state);
  if (!read) return children;
  return (
    <ReadStates read={read} skeleton={<SkeletonRows rows={6} height={64} />}>
      {({ data, totalCount }) =>
        data.length === 0 ? (
          children
        ) : (
          <FloorRows title={totalCount > data.length ? `${title} · ${t('inbound.items', { count: totalCount })}` : title}>
            {parcelsOf(data, totalCount).map(({ preId, owner, image, units }) => (
              <FloorRow
                key={preId}
                image={image}
                title={preId}
                text={ownerName(owner)}
                end={units !== undefined && t('inbound.items', { count: units })}
                onClick={() => void navigate(inboundStepLink(step, { preId }))}
              />
            ))}
          </FloorRows>
        )
      }
    </ReadStates>
  );
};
