import { MapPinCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { FloorButton, FloorButtons } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import type { RoundItem } from './round.ts';

/** As many as a person looks back over. */
const MAX_SHOWN = 60;

const titleOf = ({ known, oneId }: RoundItem): string => (known ? `${sizeText(known.spec)} · ${known.remarks}` : formatOneId(oneId));

/** What was scanned, newest first. */
export const RoundItems = ({ items, onUndo }: { items: readonly RoundItem[]; onUndo: (oneId: string) => void }) => {
  const { t } = useTranslation();
  return (
    <FloorRows title={t('counting.scans')}>
      {items.slice(0, MAX_SHOWN).map((item) => (
        <FloorRow
          key={item.oneId}
          image={item.known?.img ?? ''}
          title={titleOf(item)}
          text={item.known ? <span className="code">{formatOneId(item.oneId)}</span> : t('counting.sending')}
          end={
            <FloorButton icon={Undo2} onClick={() => onUndo(item.oneId)}>
              {t('ui.undo')}
            </FloorButton>
          }
        />
      ))}
    </FloorRows>
  );
};

interface Props {
  items: readonly RoundItem[];
  onSettle: (oneId: string, as: 'here' | 'back') => void;
}

/** What belongs elsewhere: it belongs here from now on, or goes back. */
export const Strays = ({ items, onSettle }: Props) => {
  const { t } = useTranslation();
  const strays = items.filter(({ belongsOn }) => belongsOn !== null);
  if (strays.length === 0) return null;
  return (
    <FloorRows title={t('counting.strays')}>
      {strays.map((item) => {
        const { oneId, belongsOn, mayStay, settled } = item;
        return (
          <div key={oneId}>
            <FloorRow
              image={item.known?.img ?? ''}
              title={belongsOn ? t('counting.misplaced', { shelf: belongsOn }) : t('counting.misplacedNowhere')}
              text={[titleOf(item), formatOneId(oneId), !mayStay && t('counting.held')].filter(Boolean).join(' · ')}
              end={settled && <StatusTag tone="done">{t(settled === 'here' ? 'counting.isHere' : 'counting.isBack')}</StatusTag>}
            />
            {!settled && (
              <FloorButtons>
                {mayStay && (
                  <FloorButton icon={MapPinCheck} onClick={() => onSettle(oneId, 'here')}>
                    {t('counting.putHere')}
                  </FloorButton>
                )}
                <FloorButton icon={Undo2} onClick={() => onSettle(oneId, 'back')}>
                  {t('counting.carryBack')}
                </FloorButton>
              </FloorButtons>
            )}
          </div>
        );
      })}
    </FloorRows>
  );
};
