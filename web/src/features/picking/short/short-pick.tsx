import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { MAX_REASON } from '#contracts/item/item-fields.ts';
import { listTwins } from '#contracts/outbound/picking.ts';
import { useRead } from '#web/api/use-read.ts';
import { Question, type Choice } from '#web/ui/floor/parts/choices.tsx';
import { FloorButton, FloorButtons } from '#web/ui/floor/parts/floor-button.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import type { TakenPhoto } from '#web/ui/camera/taken-photo.ts';
import { DamagePhotos } from './damage-photos.tsx';
import type { PickUnit } from '../pick-list.ts';

const reasons = ['notThere', 'otherItem', 'damaged', 'noLabel'] as const;
/** Offered by number; 0 stands for none. */
const MAX_SUBSTITUTES = 4;

export interface ShortReason {
  reason: string;
  /** Of the damage; undefined where that is not why. */
  photos?: readonly TakenPhoto[] | undefined;
}

interface Props {
  unit: PickUnit;
  onReport(why: ShortReason, substitute: string | undefined): void;
  onCancel(): void;
}

/** An item that cannot be picked: why, and whether a substitute goes in its place. */
export const ShortPick = ({ unit, onReport, onCancel }: Props) => {
  const { t } = useTranslation();
  const [damage, setDamage] = useState<string>();
  const [why, setWhy] = useState<ShortReason>();
  const question = () => {
    if (why) return <Substitutes unit={unit} onSelect={(substitute) => onReport(why, substitute)} />;
    if (damage !== undefined) return <DamagePhotos oneId={unit.oneId} onTaken={(photos) => setWhy({ reason: damage, photos })} />;
    return <Reasons unit={unit} onSelect={(reason) => setWhy({ reason })} onDamaged={setDamage} />;
  };
  return (
    <>
      {question()}
      <FloorButton keys="Escape" onClick={onCancel}>
        {t('picking.cancel')}
      </FloorButton>
    </>
  );
};

interface ReasonsProps {
  unit: PickUnit;
  onSelect(reason: string): void;
  onDamaged(reason: string): void;
}

const Reasons = ({ unit, onSelect, onDamaged }: ReasonsProps) => {
  const { t } = useTranslation();
  const [other, setOther] = useState<string>();
  const choices: Choice[] = reasons.map((reason, index) => {
    const label = t(`picking.reasons.${reason}`);
    return { key: String(index + 1), label, run: () => (reason === 'damaged' ? onDamaged : onSelect)(label) };
  });
  const { remarks: name, shelvesName } = unit;
  const size = sizeText(unit.spec);
  return (
    <Question
      title={t('picking.shortTitle')}
      text={t('picking.shortText', { name, size, oneId: formatOneId(unit.oneId), shelf: shelvesName ?? '' })}
      choices={[...choices, { key: String(reasons.length + 1), label: t('picking.otherReason'), run: () => setOther('') }]}
    >
      {other !== undefined && (
        <>
          <Input.TextArea
            autoFocus
            rows={2}
            maxLength={MAX_REASON}
            placeholder={t('picking.otherReasonText')}
            aria-label={t('picking.otherReasonText')}
            value={other}
            onChange={(event) => setOther(event.target.value)}
          />
          <FloorButtons>
            <FloorButton tone="next" disabled={other.trim() === ''} onClick={() => onSelect(other.trim())}>
              {t('picking.reportShort')}
            </FloorButton>
          </FloorButtons>
        </>
      )}
    </Question>
  );
};

const Substitutes = ({ unit, onSelect }: { unit: PickUnit; onSelect: (substitute: string | undefined) => void }) => {
  const { t } = useTranslation();
  const { data, isError } = useRead(listTwins, { oneId: unit.oneId }, { quiet: true });
  if (!data && !isError) return <Question title={t('picking.looking')} choices={[]} />;
  const substitutes = (data ?? []).slice(0, MAX_SUBSTITUTES).map(({ oneId, shelvesName }, index): Choice => ({
    key: String(index + 1),
    label: formatOneId(oneId),
    hint: t('picking.twinOn', { shelf: shelvesName ?? '–' }),
    run: () => onSelect(oneId),
  }));
  return (
    <Question
      title={t(substitutes.length > 0 ? 'picking.twinTitle' : 'picking.noTwinTitle')}
      text={substitutes.length > 0 && t('picking.twinText', { oneId: formatOneId(unit.oneId) })}
      choices={[...substitutes, { key: '0', label: t('picking.noTwin'), hint: t('picking.noTwinHint'), run: () => onSelect(undefined) }]}
    />
  );
};
