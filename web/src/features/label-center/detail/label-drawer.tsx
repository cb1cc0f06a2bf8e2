import { useTranslation } from 'react-i18next';
import { getShippingLabel, type ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { useLiveReads } from '#web/live/use-live.ts';
import { DrawerContent } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { neighboursOf } from '#web/ui/list/neighbours.ts';
import type { ListRead } from '#web/ui/list/use-list-read.ts';
import type { ListState } from '#web/ui/list/use-list-state.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import type { LabelActs } from '../use-label-acts.tsx';
import { useLabelsTopic } from '../use-labels-topic.ts';
import { labelKey } from '../use-shipping-labels.ts';
import { LabelHeader } from './label-header.tsx';
import { LabelPanes } from './label-panes.tsx';

interface Props {
  labelNo: string;
  /** The list beside it. */
  list: ListRead<ShippingLabelRow>;
  state: ListState;
  acts: LabelActs;
  open: (labelNo: string) => void;
  close: () => void;
}

/** One label beside its list: where it goes, what it cost, what became of it. */
export const LabelDrawer = ({ labelNo, list: { read: listed, rows }, state, acts, open, close }: Props) => {
  const { t } = useTranslation();
  useLiveReads(useLabelsTopic(), getShippingLabel);
  const read = useRead(getShippingLabel, { labelNo }, { quiet: true });
  const walk = { keys: rows.map(labelKey), first: (state.pageNo - 1) * state.size + 1, total: listed.data?.totalCount ?? rows.length };
  const neighbours = neighboursOf(walk, labelNo);
  const words = {
    place: neighbours ? t('labels.place', { place: neighbours.place, total: neighbours.total }) : t('labels.label'),
    previous: t('labels.previous'),
    next: t('labels.next'),
  };
  const isGone = read.error?.error === 'NotFound';
  return (
    <SideDrawer
      label={t('labels.drawer', { logNo: read.data?.logNo ?? labelNo })}
      walk={{ neighbours, words, open }}
      close={close}
      tools={<CopyLinkButton />}
    >
      {isGone ? (
        <EmptyState title={t('labels.goneTitle')} text={t('labels.goneText')} />
      ) : (
        <ReadStates read={read} skeleton={<SkeletonRows rows={10} />}>
          {(label) => (
            <DrawerContent old={read.isError} waits={read.isPlaceholderData}>
              <LabelHeader label={label} acts={acts} />
              <LabelPanes label={label} />
            </DrawerContent>
          )}
        </ReadStates>
      )}
    </SideDrawer>
  );
};
