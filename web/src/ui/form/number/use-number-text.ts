import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '#web/i18n/use-words.ts';
import type { NumberKind } from './number-kinds.ts';
import { asTyped, isFault, readNumber, type NumberFault, type TypedNumber } from './read-number.ts';

/** The text of a number field, which stays as it was typed, and in words why it is not taken. */
export const useNumberText = (kind: NumberKind, value: TypedNumber, onChange: (value: TypedNumber) => void) => {
  const faultWords = useFaultWords();
  const [typed, setTyped] = useState({ text: asTyped(value, kind), value });
  const [isTyping, setTyping] = useState(false);
  // Another field set it: "one price for all".
  if (typed.value !== value) setTyped({ text: asTyped(value, kind), value });

  const read = readNumber(typed.text, kind);
  const fault = isFault(read) ? read : undefined;
  // The first digits of a number are below its bound until the last is typed.
  const isUnfinished = isTyping && fault === 'tooLow' && !typed.text.includes('-');
  return {
    text: typed.text,
    wrong: fault && !isUnfinished ? faultWords(fault, kind) : undefined,
    onType: (text: string) => {
      const now = readNumber(text, kind);
      const next = isFault(now) ? 'wrong' : now;
      setTyping(true);
      setTyped({ text, value: next });
      if (next !== value) onChange(next);
    },
    onLeave: () => setTyping(false),
  };
};

/** Says a fault with the bound in the field's own unit: "At most $500.00". */
export const useFaultWords = () => {
  const { t } = useTranslation();
  const words = useWords();
  return (fault: NumberFault, { decimals, min, max, show, tooLow }: NumberKind): string => {
    switch (fault) {
      case 'notANumber':
        return t(decimals === 2 ? 'ui.notAnAmount' : 'ui.notANumber');
      case 'whole':
        return t('ui.wholeNumber');
      case 'decimals':
        return t('ui.tooManyDecimals', { count: decimals });
      case 'tooLow':
        return tooLow ? words(tooLow) : t('ui.atLeast', { min: show(min) });
      case 'tooHigh':
        return t('ui.atMost', { max: show(max) });
    }
  };
};
