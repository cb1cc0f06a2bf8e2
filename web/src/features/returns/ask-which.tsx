import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { Question } from '#web/ui/floor/parts/choices.tsx';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import type { Input, OutboundUnit } from './returns-machine.ts';

interface Props {
  units: readonly OutboundUnit[];
  onSend(input: Input): void;
}

/** An order of several units was scanned, such as where a unit's own label is gone. */
export const AskWhich = ({ units, onSend }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <Question
        title={t('returns.which')}
        text={t('returns.whichText')}
        choices={units.map((unit, index) => ({
          key: index < 9 ? String(index + 1) : '',
          label: `${unit.remarks} · ${sizeText(unit.spec)}`,
          hint: formatOneId(unit.oneId),
          run: () => onSend({ type: 'unitChosen', unit }),
        }))}
      />
      <FloorButton keys="Escape" onClick={() => onSend({ type: 'dismissed' })}>
        {t('app.back')}
      </FloorButton>
    </>
  );
};
