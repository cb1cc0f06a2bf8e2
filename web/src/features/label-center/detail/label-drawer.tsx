import { useTranslation } from 'react-i18next';
import { getShippingLabel } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { useNeighbours } from '#web/core/open-row/neighbours.ts';
import { openLabelParameter } from '#web/core/open-row/parameters.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { DrawerContent } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import type { LabelActions } from '../use-label-actions.ts';
import { useLabelsTopic } from '../use-labels-topic.ts';
import { LabelHeader } from './label-header.tsx';
import { LabelPanes } from './label-panes.tsx';

interface Props {
  labelNo: string;
  actions: LabelActions;
  onOpen: (labelNo: string) => void;
  onClose: () => void;
}

/** One label beside its list: where it goes, what it cost, what became of it. */
export const LabelDrawer = ({ labelNo, actions, onOpen, onClose }: Props) => {
  const { t } = useTranslation();
  useLiveReads(useLabelsTopic(), getShippingLabel);
  const read = useRead(getShippingLabel, { labelNo }, { quiet: true });
  const neighbours = useNeighbours(openLabelParameter, labelNo);
  const words = {
    place: neighbours ? t('labels.place', { place: neighbours.place, total: neighbours.total }) : t('labels.label'),
    previous: t('labels.previous'),
    next: t('labels.next'),
  };
  const isGone = read.error?.error === 'NotFound';
  return (
    <SideDrawer
      label={t('labels.drawer', { logNo: read.data?.logNo || labelNo })}
      walk={{ neighbours, words, open: onOpen }}
      onClose={onClose}
      tools={<CopyLinkButton />}
    >
      {isGone ? (
        <EmptyState title={t('labels.goneTitle')} text={t('labels.goneText')} />
      ) : (
        <ReadStates read={read} skeleton={<SkeletonRows rows={10} />}>
          {(label) => (
            <DrawerContent old={read.isError} waits={read.isPlaceholderData}>
              <LabelHeader label={label} actions={actions} />
              <LabelPanes label={label} />
            </DrawerContent>
          )}
        </ReadStates>
      )}
    </SideDrawer>
  );
};
