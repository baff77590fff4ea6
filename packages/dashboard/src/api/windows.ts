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

/** Calls back for the messages of the other windows. */
export function useWindows(onNews: (news: SessionNews) => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<SessionNews>) => onNews(data);
    return () => channel.close();
  }, [onNews]);
}
