/** What a press is called in a binding: `j`, `Enter`, `?`, `mod+k`. Shift is part of the character itself. */
export const keyName = ({ key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): string => {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return `${ctrlKey || metaKey ? 'mod+' : ''}${altKey ? 'alt+' : ''}${name}`;
};

/** A letter typed into a field is text, not a command. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) && !isTickBox(target);

const isTickBox = (target: HTMLElement): boolean => target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type);

export const isInDialog = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[aria-modal="true"]') !== null;

/** The second key of a pair such as `g i` must come this soon, in milliseconds. */
export const pairWithin = 900;
