import type { Schemas } from '../../api/client.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Card } from '../../ui/page.tsx';
import { DateTime } from '../../ui/values.tsx';

/** The address of a partner's website, without its scheme. */
export const Website = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer nofollow">
    {url.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
  </a>
);

/** What the partner said and agreed to; nothing if they said nothing. */
export function Application({ application }: Pick<Schemas['managed-partner'], 'application'>) {
  if (!application) return null;
  const { website, answers, consents } = application;
  return (
    <Card title="What they said">
      <Facts>
        {website !== null && (
          <Fact name="Website">
            <Website url={website} />
          </Fact>
        )}
        {answers.map(({ question, answer }) => (
          <Fact key={question} name={question}>
            {answer}
          </Fact>
        ))}
        {consents.map(({ url, at }) => (
          <Fact key={url} name="Agreed to">
            <a href={url} target="_blank" rel="noreferrer">
              {url}
            </a>
            , <DateTime value={at} />
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
