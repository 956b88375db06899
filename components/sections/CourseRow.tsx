import { CourseTitle } from './CourseTitle';

type CourseRowProps = {
  title: string;
  /** Days and places, where the course says them. */
  note?: string;
};

/**
 * One numbered course of a catalogue: its title alone, or the title (`[data-entry]`) and its note. A page may list
 * two hundred, and each attribute counts.
 */
export function CourseRow({ title, note }: CourseRowProps) {
  if (!note) {
    return (
      <li>
        <CourseTitle>{title}</CourseTitle>
      </li>
    );
  }
  return (
    <li>
      <span data-entry="">
        <CourseTitle>{title}</CourseTitle>
      </span>
      <span className="block text-small text-teal-700">{note}</span>
    </li>
  );
}
