import { useTranslation } from 'react-i18next';
import { referenceKindWords } from '#contracts/ledger/reference-kinds.ts';
import type { PostingExplained } from '#contracts/wallet/reads/explain-posting.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { NightItems } from '#web/shared/storage/night-items.tsx';
import { DrawerPanes } from '#web/ui/drawer/drawer-content.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { CopyButton } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { Source } from './source.tsx';
import { BasisCheck, BasisSide } from './basis.tsx';
import { GroupTable, PartsTable } from './posting-tables.tsx';
import textButton from '#web/ui/text/text-button.module.css';

interface Props {
  posting: PostingExplained;
  onOpen: (postingId: string) => void;
}

/** The sum on the left, with all that it is made of; what it rests on at the side. */
export const PostingPanes = ({ posting, onOpen }: Props) => {
  const { t } = useTranslation();
  const { explanation, group, record } = posting;
  return (
    <DrawerPanes focusable side={<BasisSide explained={posting} />}>
      <Section>
        <BasisCheck explained={posting} />
        <PartsTable parts={explanation.parts} />
      </Section>
      {record.type === 'storageFee' && <NightItems postingId={record.reverses ?? record.postingId} />}
      {group.length > 0 && (
        <Section>
          <GroupTable group={group} openId={record.postingId} onOpen={onOpen} />
        </Section>
      )}
      <Section title={t('wallet.details')}>
        <DescriptionGrid items={useFacts(posting, onOpen)} />
      </Section>
    </DrawerPanes>
  );
};

const useFacts = ({ record }: PostingExplained, onOpen: Props['onOpen']) => {
  const { t } = useTranslation();
  const words = useWords();
  const { remark, originalUid, newUid, chargeDate, chargeDays, gmtApply, reverses, reversedBy, reference, postingId } = record;
  const posting = (id: string) => (
    <button type="button" className={textButton['button']} onClick={() => onOpen(id)}>
      {id}
    </button>
  );
  return [
    { label: words(referenceKindWords[reference.kind]), value: <Source record={record} /> },
    remark !== '' && { label: t('wallet.note'), value: remark },
    reverses !== null && { label: t('wallet.reverses'), value: posting(reverses) },
    reversedBy !== null && { label: t('wallet.reversedBy'), value: posting(reversedBy) },
    gmtApply !== null && { label: t('wallet.applied'), value: <TimeText at={gmtApply} /> },
    originalUid !== null && { label: t('wallet.originalUser'), value: originalUid },
    newUid !== null && { label: t('wallet.newUser'), value: newUid },
    chargeDate !== null && { label: t('wallet.chargeDate'), value: chargeDate },
    chargeDays !== null && { label: t('wallet.chargeDays'), value: chargeDays },
    {
      label: t('wallet.posting'),
      value: (
        <>
          <span className="code">{postingId}</span> <CopyButton text={postingId} />
        </>
      ),
    },
  ].filter((fact) => fact !== false);
};
