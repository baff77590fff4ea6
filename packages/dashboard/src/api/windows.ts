// Messages between the windows of a browser about the session.
import { useEffect } from 'react';

const CHANNEL = 'referral-tracking-session';

/** Somebody has signed in or out. */
export type SessionNews = 'signed in' | 'signed out';

export function tellWindows(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

const NOTE = 'referral-tracking-signs-in';

/** Notes that this window leaves for the sign-in after somebody had signed out. */
export function noteSignIn(): void {
  try {
    sessionStorage.setItem(NOTE, 'yes');
  } catch {
    // A browser without storage: the other windows find out when they are entered.
  }
}

/** Notifies the other windows, which show that nobody is signed in, that this one has come back with a session. */
export function tellSignIn(): void {
  try {
    if (sessionStorage.getItem(NOTE) === null) return;
    sessionStorage.removeItem(NOTE);
    tellWindows('signed in');
  } catch {
    // As above.
  }
}

/** Calls back for the messages of the other windows. */
export function useWindows(onNews: (news: SessionNews) => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<SessionNews>) => onNews(data);
    return () => channel.close();
  }, [onNews]);
}
