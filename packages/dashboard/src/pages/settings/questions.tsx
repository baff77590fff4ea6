// What people are asked who join the program by themselves, or apply to it.
import { useRef, useState } from 'react';
import type { Changes } from '../../records/programs/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Check, Field, FieldGroup, type Values } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { useNoticed } from './noticed.ts';
import styles from './settings.module.css';

const MOST = 3;
/** What marks the fields of this card: a program without a question has no other. */
export const QUESTIONS_FIELD = 'questions';

/** The questions in the fields of a form, without the empty ones. */
export const questionsIn = (values: Values): Changes => ({
  questions: Array.from({ length: MOST }, (_, place) => ({
    text: values[`question-${place}`] ?? '',
    required: values[`required-${place}`] === 'on',
  })).filter(({ text }) => text !== ''),
});

interface Draft {
  /** of its own, so that a field keeps its text when another one goes */
  key: number;
  text?: string;
  required?: boolean;
}

/** The fields of up to three questions, each added by a button. */
function QuestionFields() {
  const { questions } = useProgram();
  const [drafts, setDrafts] = useState<Draft[]>(() => questions.map((question, key) => ({ key, ...question })));
  const next = useRef(questions.length);
  const inside = useRef<HTMLDivElement>(null);
  useNoticed(inside, drafts);
  return (
    <div ref={inside} className={styles.questions}>
      <input type="hidden" name={QUESTIONS_FIELD} value="" />
      {drafts.map(({ key, text, required }, place) => (
        <div key={key} className={styles.question}>
          <Field
            name={`question-${place}`}
            label={`Question ${place + 1}`}
            maxLength={200}
            defaultValue={text}
            placeholder={place === 0 ? 'Where will you share your link?' : undefined}
            autoFocus={text === undefined}
          />
          <div className={styles.questionFoot}>
            <Check name={`required-${place}`} label={`Question ${place + 1} is required`} defaultChecked={required} />
            <Button small kind="quiet" onClick={() => setDrafts(drafts.filter((draft) => draft.key !== key))}>
              Remove<span className="visually-hidden"> question {place + 1}</span>
            </Button>
          </div>
        </div>
      ))}
      {drafts.length < MOST && (
        <Button className={styles.start} onClick={() => setDrafts([...drafts, { key: next.current++ }])}>
          Add a question
        </Button>
      )}
    </div>
  );
}

/** @param open whether people can join without an invitation: nobody else is asked */
export function Questions({ open }: { open: boolean }) {
  const { questions } = useProgram();
  const may = useMay('owner');
  if (!may && questions.length === 0) return null;
  return (
    <div hidden={!open}>
      <Card title="Questions to new partners">
        {may ? (
          <FieldGroup
            name={QUESTIONS_FIELD}
            label="Up to three questions"
            hint="We always ask for their name and website."
          >
            <QuestionFields />
          </FieldGroup>
        ) : (
          <Facts>
            {questions.map(({ text, required }) => (
              <Fact key={text} name={required ? 'Required' : 'Optional'}>
                {text}
              </Fact>
            ))}
          </Facts>
        )}
      </Card>
    </div>
  );
}
