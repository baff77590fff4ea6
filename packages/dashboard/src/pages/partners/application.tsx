import type { Schemas } from '../../api/client.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Card } from '../../ui/page.tsx';
import { DateTime } from '../../ui/values.tsx';

/** What the partner answered and agreed to; nothing if nothing was asked. */
export function Application({ application }: Pick<Schemas['managed-partner'], 'application'>) {
  if (!application) return null;
  const { answers, consents } = application;
  return (
    <Card title="What they said">
      <Facts>
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
