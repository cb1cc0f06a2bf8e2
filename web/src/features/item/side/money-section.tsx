import { Lock } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { highestCostCents } from '#contracts/item/item-commands.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import { asTyped, isFault, readNumber } from '#web/ui/form/number/read-number.ts';
import { useFaultWords } from '#web/ui/form/number/use-number-text.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { FrozenClock } from '#web/ui/text/use-now.ts';
import { useSaveCost } from '../use-save-cost.ts';
import { EditableValue } from './editable-value.tsx';
import { SideSection } from './side-section.tsx';
import styles from './side.module.css';

const costKind = moneyKind({ max: highestCostCents });

/** Cost and source are edited in place where the server allows it, each saved with the other as it stands (R5.01, R5.02). */
export const MoneySection = ({ item }: { item: ItemDetail }) => {
  const { t } = useTranslation();
  const save = useSaveCost(item.oneId);
  const faultWords = useFaultWords();
  const editable = item.actions.includes('editCost');
  const { costPrice = item.costPrice, supply = item.supply } = save.saving ?? {};
  const { wareFee } = item.inProdInfo;
  const past = useContext(FrozenClock) !== undefined;
  return (
    <SideSection
      title={t('item.money')}
      items={[
        wareFee !== undefined && { label: t('item.storageFee'), value: <Money cents={wareFee} /> },
        item.outInfo.soldPrice !== null && { label: t('item.soldPrice'), value: <Money cents={item.outInfo.soldPrice} /> },
      ]}
      note={!editable && !past && <WhyLocked left={item.state.startsWith('outOfWarehouse')} />}
    >
      <EditableValue
        label={t('item.cost')}
        shown={costPrice === null ? undefined : formatMoney(costPrice)}
        text={asTyped(costPrice, costKind)}
        editable={editable}
        saving={save.saving !== undefined}
        money
        refusal={(text) => {
          const read = readNumber(text, costKind);
          return isFault(read) ? faultWords(read, costKind) : undefined;
        }}
        onSave={(text) => {
          const read = readNumber(text, costKind);
          return save.save({ costPrice: isFault(read) ? null : read, supply });
        }}
      />
      <EditableValue
        label={t('item.source')}
        shown={supply ?? undefined}
        text={supply ?? ''}
        editable={editable}
        saving={save.saving !== undefined}
        onSave={(text) => save.save({ costPrice, supply: text.trim() === '' ? null : text.trim() })}
      />
    </SideSection>
  );
};

const WhyLocked = ({ left }: { left: boolean }) => {
  const { t } = useTranslation();
  const { terminal } = useViewpoint();
  const mayEdit = terminal === 'business' || terminal === 'admin';
  return (
    <p className={styles['locked']}>
      <Lock size={12} strokeWidth={1.8} aria-hidden />
      {t(!mayEdit ? 'item.lockedByRole' : left ? 'item.lockedByLeaving' : 'item.lockedByState')}
    </p>
  );
};
