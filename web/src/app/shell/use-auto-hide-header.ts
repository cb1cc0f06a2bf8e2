import { useRef, useState, type UIEvent } from 'react';

/** Pixels that count as going on, and those that must be left to read for it to be worth it. */
const step = 12;
const worth = 160;
/** While the chrome goes or comes, the page moves by itself, in milliseconds. */
const settling = 300;

/** Whether the chrome has made room: it goes with scrolling down, and comes back with scrolling up. */
export const useAutoHideHeader = (mayGo: boolean): { away: boolean; onScrollCapture: (event: UIEvent) => void } => {
  const [away, setAway] = useState(false);
  const last = useRef(new WeakMap<Element, number>());
  const turnedAt = useRef(0);

  const onScrollCapture = ({ target, timeStamp }: UIEvent): void => {
    if (!mayGo || !(target instanceof Element)) return;
    const { scrollTop, scrollHeight, clientHeight } = target;
    const before = last.current.get(target) ?? 0;
    // At the top nothing further may come that would bring it back.
    if (timeStamp - turnedAt.current > settling || scrollTop <= 0) {
      const wanted =
        scrollTop > before + step && scrollHeight - clientHeight > worth ? true : scrollTop < before - step || scrollTop <= 0 ? false : away;
      if (wanted !== away) {
        turnedAt.current = timeStamp;
        setAway(wanted);
      }
    }
    last.current.set(target, scrollTop);
  };
  return { away: mayGo && away, onScrollCapture };
};
