import { ScanLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shortOddNo } from '#contracts/outbound/odd-no.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { FloorButton, FloorButtons } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { UnitRow } from '#web/ui/floor/parts/unit-row.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import type { Input, OutboundUnit, Parcel, ReturnedUnit } from './returns-machine.ts';

interface Props {
  parcel: Parcel;
  isSending: boolean;
  onSend(input: Input): void;
}

/** What was taken out of the parcel, the last on top, and what should still be in it. */
export const OpenReturn = ({ parcel: { expected, units }, isSending, onSend }: Props) => {
  const { t } = useTranslation();
  const left = expected.filter(({ oneId }) => !units.some((unit) => unit.oneId === oneId));
  return (
    <>
      {units.length === 0 && (
        <FloorDone
          icon={ScanLine}
          tone="idle"
          title={t('returns.unitTitle')}
          lines={[t(expected.length > 0 ? 'returns.undelivered' : 'returns.unitText')]}
        />
      )}
      {units.length > 0 && (
        <FloorRows title={t('returns.inParcel')}>
          {units.toReversed().map((unit) => (
            <UnitRow
              key={unit.oneId}
              image={unit.isUnknown ? '' : unit.img}
              title={unit.isUnknown ? t('returns.unchecked') : unit.remarks}
              oneId={unit.oneId}
              after={
                <>
                  {!unit.isUnknown && <LeftWith unit={unit} />}
                  {isAway(unit) || <StatusTag tone="refused">{t('returns.takeOut')}</StatusTag>}
                  {unit.damage.length > 0 && <StatusTag tone="refused">{t('returns.damaged', { count: unit.damage.length })}</StatusTag>}
                </>
              }
              end={unit.isUnknown ? '' : sizeText(unit.spec)}
              onClick={isAway(unit) ? undefined : () => onSend({ type: 'unitRemoved', oneId: unit.oneId })}
            />
          ))}
        </FloorRows>
      )}
      {left.length > 0 && (
        <FloorRows title={t('returns.stillInParcel', { count: left.length })}>
          {left.map((unit) => (
            <UnitRow
              key={unit.oneId}
              image={unit.img}
              title={unit.remarks}
              oneId={unit.oneId}
              end={sizeText(unit.spec)}
              onClick={() => onSend({ type: 'unitChosen', unit })}
            />
          ))}
        </FloorRows>
      )}
      {units.length > 0 && (
        <FloorButtons>
          <FloorButton keys="d" disabled={isSending} onClick={() => onSend({ type: 'damageAsked' })}>
            {t('returns.damagedButton')}
          </FloorButton>
          <FloorButton tone="next" disabled={isSending} onClick={() => onSend({ type: 'finishAsked' })}>
            {t('returns.receive', { count: units.length })}
          </FloorButton>
        </FloorButtons>
      )}
      <FloorButton disabled={isSending} onClick={() => onSend({ type: 'parcelLeft' })}>
        {t('returns.otherParcel')}
      </FloorButton>
    </>
  );
};

/** Without a network nobody knows; a parcel that is opened again may hold one that came back meanwhile. */
const isAway = (unit: ReturnedUnit): boolean => unit.isUnknown === true || unit.state === 'outOfWarehouse.shipped';

const LeftWith = ({ unit: { oddNo, shopInfo } }: { unit: OutboundUnit }) => {
  const ownerName = useOwnerName();
  return (
    <span>
      {ownerName(shopInfo)}
      {oddNo !== null && ` · ${shortOddNo(oddNo)}`}
    </span>
  );
};
