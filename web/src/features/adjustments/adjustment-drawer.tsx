import { useTranslation } from 'react-i18next';
import { getAdjustment, type AdjustmentDetail } from '#contracts/adjustments/adjustment-endpoints.ts';
import { adjustmentsTopic } from '#contracts/adjustments/adjustment-topics.ts';
import { manualReasons } from '#contracts/wallet/finance/manual-reasons.ts';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import { useRead } from '#web/api/use-read.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { withQuery } from '#web/core/links/with-query.ts';
import { useNeighbours } from '#web/core/open-row/neighbours.ts';
import { openAdjustmentParameter, openPostingParameter } from '#web/core/open-row/parameters.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { Proofs } from '#web/shared/proofs/proofs.tsx';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { DrawerContent, DrawerHeader, DrawerPanes } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { AdjustmentStatusTag } from './adjustment-status-tag.tsx';
import styles from './adjustments.module.css';
import { DecideAdjustment } from './decide-adjustment.tsx';
import { movedCents } from './moved-cents.ts';

interface Props {
  adjustmentNo: string;
  onOpen: (adjustmentNo: string) => void;
  onClose: () => void;
}

/** One adjustment beside its list: how much, why, by what it can be looked up, and who asked and decided. */
export default function AdjustmentDrawer({ adjustmentNo, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  useLiveReads(adjustmentsTopic, getAdjustment);
  const read = useRead(getAdjustment, { adjustmentNo }, { quiet: true });
  const neighbours = useNeighbours(openAdjustmentParameter, adjustmentNo);
  const words = {
    place: neighbours ? t('adjustments.place', { place: neighbours.place, total: neighbours.total }) : t('adjustments.adjustment'),
    previous: t('adjustments.previous'),
    next: t('adjustments.next'),
  };
  return (
    <SideDrawer label={adjustmentNo} walk={{ neighbours, words, open: onOpen }} onClose={onClose} tools={<CopyLinkButton />}>
      {read.error?.error === 'NotFound' ? (
        <EmptyState title={t('adjustments.goneTitle')} />
      ) : (
        <ReadStates read={read} skeleton={<SkeletonRows rows={10} />}>
          {(adjustment) => (
            <DrawerContent old={read.isError} waits={read.isPlaceholderData}>
              <Adjustment adjustment={adjustment} />
            </DrawerContent>
          )}
        </ReadStates>
      )}
    </SideDrawer>
  );
}

const Adjustment = ({ adjustment }: { adjustment: AdjustmentDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const { adjustmentNo, status, shopInfo, type, reasonCode, reason, evidence, availableCents } = adjustment;
  const { bankRef, reference, proofs } = evidence;
  return (
    <>
      <DrawerHeader
        title={
          <>
            <h2 className={styles['amount']}>{formatMoney(movedCents(adjustment), { signed: true })}</h2>
            <AdjustmentStatusTag status={status} />
          </>
        }
        meta={[
          ownerName(shopInfo),
          <span key="no" className="code">
            {adjustmentNo}
          </span>,
        ]}
        actions={<DecideAdjustment adjustment={adjustment} />}
      />
      <DrawerPanes focusable side={<People adjustment={adjustment} />}>
        <Section title={t('adjustments.movement')}>
          <DescriptionGrid
            items={[
              { label: t('adjustments.type'), value: words(transactionTypes[type]) },
              { label: t('adjustments.reasonCode'), value: words(manualReasons[reasonCode]) },
              { label: t('adjustments.reason'), value: reason },
              { label: t('adjustments.availableNow'), value: formatMoney(availableCents) },
              ...(status === 'submitted'
                ? [{ label: t('adjustments.afterwards'), value: formatMoney(availableCents + movedCents(adjustment)) }]
                : []),
            ]}
          />
        </Section>
        <Section title={t('adjustments.evidence')}>
          <DescriptionGrid
            items={[
              ...(bankRef ? [{ label: t('adjustments.bankRef'), value: <span className="code">{bankRef}</span> }] : []),
              ...(reference ? [{ label: t('adjustments.reference'), value: <span className="code">{reference}</span> }] : []),
            ]}
          />
          {proofs.length > 0 && <Proofs urls={proofs} />}
        </Section>
      </DrawerPanes>
    </>
  );
};

const People = ({ adjustment }: { adjustment: AdjustmentDetail }) => {
  const { t } = useTranslation();
  const { requester, reviewer, rejectedFor, postingId, gmtCreate, gmtEnded } = adjustment;
  return (
    <Section title={t('adjustments.people')}>
      <DescriptionGrid
        items={[
          { label: t('adjustments.requester'), value: requester },
          { label: t('adjustments.requested'), value: <TimeText at={gmtCreate} /> },
          ...(reviewer ? [{ label: t('adjustments.reviewer'), value: reviewer }] : []),
          ...(gmtEnded ? [{ label: t('adjustments.decided'), value: <TimeText at={gmtEnded} /> }] : []),
          ...(rejectedFor ? [{ label: t('adjustments.rejectedFor'), value: rejectedFor }] : []),
          ...(postingId
            ? [
                {
                  label: t('adjustments.posting'),
                  value: <PageLink to={withQuery(adminPaths.merchantFlow, { [openPostingParameter]: postingId })}>{postingId}</PageLink>,
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
};
