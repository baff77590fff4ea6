// What people are asked who join the program by themselves, or apply to it.
import { useMay, useProgram } from '../../shell/program.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Check, Field } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import type { Changes, Values } from './paths.ts';

const PLACES = [0, 1, 2];

/** The questions in the fields of a form, without the empty ones. */
export const questionsIn = (values: Values): Changes => ({
  questions: PLACES.map((place) => ({
    text: values[`question-${place}`] ?? '',
    required: values[`required-${place}`] === 'on',
  })).filter(({ text }) => text !== ''),
});

/** The fields of up to three questions. */
function QuestionFields() {
  const { questions } = useProgram();
  return PLACES.map((place) => (
    <div key={place}>
      <Field
        name={`question-${place}`}
        label={`Question ${place + 1}`}
        maxLength={200}
        defaultValue={questions[place]?.text}
      />
      <Check
        name={`required-${place}`}
        label={`Question ${place + 1} must be answered`}
        defaultChecked={questions[place]?.required}
      />
    </div>
  ));
}

/** Nothing for a program that everybody needs an invitation for, and that asks nothing. */
export function Questions() {
  const { join_policy: policy, questions } = useProgram();
  const may = useMay('owner');
  if (policy === 'invite' && questions.length === 0) return null;
  return (
    <Card title="Questions to new partners">
      {may ? (
        <QuestionFields />
      ) : (
        <Facts>
          {questions.map(({ text, required }) => (
            <Fact key={text} name={required ? 'Must be answered' : 'Can be answered'}>
              {text}
            </Fact>
          ))}
        </Facts>
      )}
    </Card>
  );
}
