import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { opcionesQuery, serversQuery } from '../../lib/site-queries'
import { CopyButton } from '../../ui/controls/CopyButton'
import { Parts } from '../../ui/state/Parts'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './Guide.module.css'
import { Progress } from './Progress'
import { SendToPc } from './SendToPc'
import {
  guideServer,
  progressOf,
  stepAnchor,
  steps,
  valueNames,
  valuesOf,
  type Step,
  type Task,
  type Values,
} from './steps'
import { tick, useTicks } from './ticks'
import { useSentTicks } from './use-sent-ticks'

/** A value that the player must enter in another program, with a button that copies the value. */
const Value = ({ name, value }: { name: string; value: string }) => (
  <div className={`grid ${css.value}`}>
    <span className={`label ${css.valueName}`}>{name}</span>
    {value ? (
      <>
        <code>{value}</code>
        <CopyButton text={value} label="Copiar" name={`Copiar ${name.toLowerCase()}`} />
      </>
    ) : (
      <span className="small">
        Pregúntala{' '}
        <Link className="within" to={paths.foro}>
          donde conversamos
        </Link>
        <span>.</span>
      </span>
    )}
  </div>
)

function TaskLine({
  task,
  done,
  values,
  volute,
}: {
  task: Task
  done: boolean
  values: Values | undefined
  volute: string | undefined
}) {
  return (
    <li className={`grid ${css.task} ${done ? css.done : ''}`}>
      <label>
        <input
          type="checkbox"
          className={`checkbox ${css.check}`}
          checked={done}
          onChange={(event) => tick(task.id, event.target.checked)}
        />
        <span>
          <span>{task.text}</span>
          {task.optional && <span className="dim"> Opcional.</span>}
        </span>
      </label>
      {task.at === 'descargas' && (
        <Link className={`more ${css.link}`} to={paths.descargas}>
          Ir a Descargas
        </Link>
      )}
      {task.at === 'volute' && volute && (
        <a className={`more ${css.link}`} href={volute} target="_blank" rel="noopener noreferrer">
          Ir a su sitio
        </a>
      )}
      {task.copy && (
        <div className={`grid ${css.values}`}>
          {task.copy
            // If the server has no password, there is nothing to copy.
            .filter((name) => name !== 'password' || values?.password)
            .map((name) =>
              values ? (
                <Value key={name} name={valueNames[name]} value={values[name]} />
              ) : (
                <span key={name} data-part="skeleton" className="skeleton waits" />
              ),
            )}
        </div>
      )}
    </li>
  )
}

function StepPart({
  step,
  number,
  done,
  values,
  volute,
}: {
  step: Step
  number: number
  done: ReadonlySet<string>
  values: Values | undefined
  volute: string | undefined
}) {
  const progress = progressOf(step.tasks, done)
  const finished = progress.done === progress.all
  return (
    <section aria-labelledby={stepAnchor(step)}>
      <SectionHead
        id={stepAnchor(step)}
        title={`Paso ${number}: ${step.title}`}
        note={finished ? <span className="gain">Listo ✓</span> : `${progress.done} de ${progress.all}`}
      />
      <p className="small">{step.lead}</p>
      <ul>
        {step.tasks.map((task) => (
          <TaskLine key={task.id} task={task} done={done.has(task.id)} values={values} volute={volute} />
        ))}
      </ul>
    </section>
  )
}

/** The steps of the guide to play again. This browser stores which tasks are done. */
export function Guide() {
  useSentTicks()
  const done = useTicks()
  const { data: opciones } = useQuery(opcionesQuery)
  const servers = useQuery(serversQuery)
  const [kept, setKept] = useState<number>()
  const server = guideServer(servers.data ?? [], kept)
  if (server && server.id !== kept) setKept(server.id)
  // If staff configured the guide's server, the values are known without the list of servers.
  const values =
    opciones && (opciones.guia.servidor || !servers.isPending) ? valuesOf(opciones.guia, server) : undefined
  return (
    <Parts className="cols mt-6">
      <div className="stack">
        {steps.map((step, i) => (
          <StepPart
            key={step.id}
            step={step}
            number={i + 1}
            done={done}
            values={values}
            volute={opciones?.descargas.volute}
          />
        ))}
      </div>
      <Progress done={done}>
        <SendToPc done={done} />
      </Progress>
    </Parts>
  )
}
