import { useEffect, useEffectEvent } from 'react';

/** Takes the whole screen while it shows, where the browser allows it; leaving that by the browser's own key leaves this too. */
export const useFullScreen = (left: () => void): void => {
  const onChange = useEffectEvent(() => {
    if (!document.fullscreenElement) left();
  });
  useEffect(() => {
    // An address opened on a screen without anybody in front of it was asked for by no hand: browsers refuse, and the wall fills the window.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
};
