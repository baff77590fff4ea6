// How a receiver verifies what arrives, in three languages. The texts are those of the guide, which tests run.
import { useState } from 'react';
import go from '../../../../../docs/samples/sdk/webhook/receive.go?raw';
import python from '../../../../../docs/samples/sdk/webhook/receive.py?raw';
import typescript from '../../../../../docs/samples/sdk/webhook/receive.ts?raw';
import { Card } from '../../ui/page.tsx';
import { Segment } from '../../ui/segment.tsx';
import { Snippet } from '../../ui/snippet.tsx';

const SAMPLES = { typescript, python, go };
const LANGUAGES = [
  ['typescript', 'TypeScript'],
  ['python', 'Python'],
  ['go', 'Go'],
] as const;

export function Samples() {
  const [language, setLanguage] = useState<keyof typeof SAMPLES>('typescript');
  return (
    <Card
      title="Verify what arrives"
      actions={<Segment label="Language" value={language} options={LANGUAGES} onChange={setLanguage} />}
    >
      <p>Your server verifies each event with the secret, answers with 2xx, and does the work afterwards.</p>
      <Snippet text={SAMPLES[language].trimEnd()} what="the sample" />
    </Card>
  );
}
